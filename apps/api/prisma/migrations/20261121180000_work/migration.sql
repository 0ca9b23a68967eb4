-- Requests and messages are work: each has a state, somebody who deals with it, and what was done about it
CREATE TYPE "State" AS ENUM ('new', 'contacted', 'closed');
ALTER TABLE "specialists"
    ADD COLUMN "state" "State" NOT NULL DEFAULT 'new',
    ADD COLUMN "assigneeId" UUID,
    ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
    ADD CONSTRAINT "specialists_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "specialists_state_id_idx" ON "specialists"("state", "id");
CREATE INDEX "specialists_assigneeId_idx" ON "specialists"("assigneeId");
ALTER TABLE "contacts"
    ADD COLUMN "state" "State" NOT NULL DEFAULT 'new',
    ADD COLUMN "assigneeId" UUID,
    ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
    ADD CONSTRAINT "contacts_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "contacts_state_id_idx" ON "contacts"("state", "id");
CREATE INDEX "contacts_assigneeId_idx" ON "contacts"("assigneeId");

CREATE TABLE "work_entries" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "specialistId" UUID,
    "contactId" UUID,
    "whoId" UUID,
    "what" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "delivery" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "work_entries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "work_entries_specialistId_fkey" FOREIGN KEY ("specialistId") REFERENCES "specialists"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "work_entries_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "contacts"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "work_entries_whoId_fkey" FOREIGN KEY ("whoId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "work_entries_of_one" CHECK (num_nonnulls("specialistId", "contactId") = 1),
    CONSTRAINT "work_entries_what" CHECK ("what" IN ('state', 'assignee', 'note', 'call', 'reply')),
    CONSTRAINT "work_entries_delivery" CHECK (
        ("what" = 'reply') = ("delivery" IS NOT NULL) AND "delivery" IN ('waiting', 'sent', 'delayed', 'failed')
    )
);
CREATE INDEX "work_entries_specialistId_idx" ON "work_entries"("specialistId");
CREATE INDEX "work_entries_contactId_idx" ON "work_entries"("contactId");
CREATE INDEX "work_entries_whoId_idx" ON "work_entries"("whoId");
