-- Texts with which staff begin a reply, and views of the inbox under a name. The previous version neither reads nor
-- writes them.
CREATE TABLE "reply_templates" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "editorId" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "reply_templates_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "reply_templates_bounds" CHECK (
        char_length("name") BETWEEN 1 AND 80 AND char_length("text") BETWEEN 1 AND 5000
    ),
    CONSTRAINT "reply_templates_editorId_fkey" FOREIGN KEY ("editorId") REFERENCES "users"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "reply_templates_name_key" ON "reply_templates"("name");
CREATE INDEX "reply_templates_editorId_idx" ON "reply_templates"("editorId");

CREATE TABLE "inbox_views" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "name" TEXT NOT NULL,
    "filter" JSONB NOT NULL,
    "ownerId" UUID NOT NULL,
    "shared" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "inbox_views_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "inbox_views_bounds" CHECK (char_length("name") BETWEEN 1 AND 60),
    CONSTRAINT "inbox_views_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "users"("id")
        ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "inbox_views_ownerId_idx" ON "inbox_views"("ownerId");
