-- CreateTable
CREATE TABLE "Device" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Device_pkey" PRIMARY KEY ("id","accountId")
);

-- CreateTable
CREATE TABLE "Panel" (
    "gameId" TEXT NOT NULL,
    "night" INTEGER NOT NULL,
    "soft" TIMESTAMPTZ(3),
    "hard" TIMESTAMPTZ(3),
    "duel" JSONB,
    "proposal" JSONB,

    CONSTRAINT "Panel_pkey" PRIMARY KEY ("gameId","night")
);

-- CreateTable
CREATE TABLE "Conflict" (
    "gameId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "night" INTEGER,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Conflict_pkey" PRIMARY KEY ("gameId","accountId","description")
);

-- CreateTable
CREATE TABLE "JuryRecord" (
    "gameId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "night" INTEGER,
    "accountId" TEXT NOT NULL,
    "nick" TEXT NOT NULL,
    "act" TEXT NOT NULL,
    "about" TEXT,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT NOT NULL DEFAULT '',
    "way" TEXT NOT NULL,
    "refusal" TEXT,
    "arrival" SERIAL NOT NULL,

    CONSTRAINT "JuryRecord_pkey" PRIMARY KEY ("gameId","id")
);

-- CreateIndex
CREATE INDEX "Device_accountId_idx" ON "Device"("accountId");

-- CreateIndex
CREATE INDEX "JuryRecord_gameId_at_idx" ON "JuryRecord"("gameId", "at");

-- AddForeignKey
ALTER TABLE "Device" ADD CONSTRAINT "Device_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Panel" ADD CONSTRAINT "Panel_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conflict" ADD CONSTRAINT "Conflict_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JuryRecord" ADD CONSTRAINT "JuryRecord_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
