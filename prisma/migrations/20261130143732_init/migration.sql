-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT NOT NULL,
    "nick" TEXT NOT NULL,
    "nickKey" TEXT NOT NULL,
    "email" TEXT,
    "passwordHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "options" JSONB NOT NULL,
    "settings" JSONB NOT NULL,
    "hostId" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "startedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seat" (
    "gameId" TEXT NOT NULL,
    "nick" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("gameId","nick")
);

-- CreateTable
CREATE TABLE "LogEntry" (
    "gameId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "entry" JSONB NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "LogEntry_pkey" PRIMARY KEY ("gameId","seq")
);

-- CreateTable
CREATE TABLE "Description" (
    "gameId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "night" INTEGER NOT NULL,
    "author" TEXT NOT NULL,
    "ability" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "original" TEXT,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Description_pkey" PRIMARY KEY ("gameId","id")
);

-- CreateTable
CREATE TABLE "Post" (
    "gameId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "author" TEXT NOT NULL,
    "byHost" BOOLEAN NOT NULL DEFAULT false,
    "text" TEXT NOT NULL,
    "votes" TEXT[],
    "at" TIMESTAMPTZ(3) NOT NULL,
    "editedAt" TIMESTAMPTZ(3),
    "arrival" SERIAL NOT NULL,

    CONSTRAINT "Post_pkey" PRIMARY KEY ("gameId","id")
);

-- CreateTable
CREATE TABLE "Report" (
    "gameId" TEXT NOT NULL,
    "night" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,
    "published" JSONB,
    "title" TEXT NOT NULL,
    "publishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Report_pkey" PRIMARY KEY ("gameId","night")
);

-- CreateTable
CREATE TABLE "Juror" (
    "gameId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "nick" TEXT NOT NULL,

    CONSTRAINT "Juror_pkey" PRIMARY KEY ("gameId","accountId")
);

-- CreateTable
CREATE TABLE "Score" (
    "gameId" TEXT NOT NULL,
    "night" INTEGER NOT NULL,
    "accountId" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "scores" JSONB NOT NULL,
    "remark" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Score_pkey" PRIMARY KEY ("gameId","night","accountId","description")
);

-- CreateTable
CREATE TABLE "Tally" (
    "gameId" TEXT NOT NULL,
    "night" INTEGER NOT NULL,
    "input" JSONB NOT NULL,
    "result" JSONB NOT NULL,
    "hash" TEXT NOT NULL,
    "closedAt" TIMESTAMPTZ(3) NOT NULL,
    "awarded" JSONB,

    CONSTRAINT "Tally_pkey" PRIMARY KEY ("gameId","night")
);

-- CreateTable
CREATE TABLE "Answer" (
    "gameId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Answer_pkey" PRIMARY KEY ("gameId","accountId","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "Account_nickKey_key" ON "Account"("nickKey");

-- CreateIndex
CREATE INDEX "Session_accountId_idx" ON "Session"("accountId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Game_slug_key" ON "Game"("slug");

-- CreateIndex
CREATE INDEX "Game_state_createdAt_idx" ON "Game"("state", "createdAt");

-- CreateIndex
CREATE INDEX "Game_hostId_idx" ON "Game"("hostId");

-- CreateIndex
CREATE INDEX "Seat_accountId_idx" ON "Seat"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "Seat_gameId_accountId_key" ON "Seat"("gameId", "accountId");

-- CreateIndex
CREATE UNIQUE INDEX "Description_gameId_night_author_ability_key" ON "Description"("gameId", "night", "author", "ability");

-- CreateIndex
CREATE INDEX "Post_gameId_day_at_idx" ON "Post"("gameId", "day", "at");

-- CreateIndex
CREATE INDEX "Report_publishedAt_idx" ON "Report"("publishedAt");

-- CreateIndex
CREATE INDEX "Juror_accountId_idx" ON "Juror"("accountId");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LogEntry" ADD CONSTRAINT "LogEntry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Description" ADD CONSTRAINT "Description_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Juror" ADD CONSTRAINT "Juror_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Juror" ADD CONSTRAINT "Juror_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Score" ADD CONSTRAINT "Score_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Tally" ADD CONSTRAINT "Tally_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
