-- Files that come with what people send. A file whose inquiry is deleted stays until the worker has erased it from the
-- storage. The previous version neither reads nor writes them.
CREATE TABLE "attachments" (
    "id" UUID NOT NULL,
    "inquiryId" UUID,
    "entryId" UUID,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "boundAt" TIMESTAMPTZ(3),
    CONSTRAINT "attachments_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "attachments_bounds" CHECK (char_length("name") BETWEEN 1 AND 210 AND "bytes" BETWEEN 1 AND 10485760),
    CONSTRAINT "attachments_type" CHECK (
        "type" IN ('application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'text/csv')
    ),
    CONSTRAINT "attachments_inquiryId_fkey" FOREIGN KEY ("inquiryId") REFERENCES "inquiries"("id")
        ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "attachments_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "timeline_entries"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "attachments_inquiryId_idx" ON "attachments"("inquiryId");
CREATE INDEX "attachments_entryId_idx" ON "attachments"("entryId");

-- A form of its own.
ALTER TYPE "Form" ADD VALUE 'bills';
