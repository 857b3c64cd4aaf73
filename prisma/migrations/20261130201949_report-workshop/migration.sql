-- AlterTable
ALTER TABLE "Report" ADD COLUMN     "schema" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "ReportVersion" (
    "gameId" TEXT NOT NULL,
    "night" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "schema" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "byNick" TEXT NOT NULL,
    "arrival" SERIAL NOT NULL,

    CONSTRAINT "ReportVersion_pkey" PRIMARY KEY ("gameId","night","id")
);

-- CreateTable
CREATE TABLE "ReportCorrection" (
    "gameId" TEXT NOT NULL,
    "night" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "byNick" TEXT NOT NULL,
    "why" TEXT NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "arrival" SERIAL NOT NULL,

    CONSTRAINT "ReportCorrection_pkey" PRIMARY KEY ("gameId","night","id")
);

-- CreateTable
CREATE TABLE "ReportDesk" (
    "gameId" TEXT NOT NULL,
    "night" INTEGER NOT NULL,
    "holder" TEXT,
    "holderNick" TEXT,
    "heldSince" TIMESTAMPTZ(3),
    "heldAt" TIMESTAMPTZ(3),
    "readyVersion" INTEGER,
    "lockedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ReportDesk_pkey" PRIMARY KEY ("gameId","night")
);

-- AddForeignKey
ALTER TABLE "ReportVersion" ADD CONSTRAINT "ReportVersion_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReportCorrection" ADD CONSTRAINT "ReportCorrection_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReportDesk" ADD CONSTRAINT "ReportDesk_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
