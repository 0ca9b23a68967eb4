-- What an item said before: each version that was published, with who and when.
CREATE TABLE "content_versions" (
    "itemId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "authorId" UUID,
    "publishedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "content_versions_pkey" PRIMARY KEY ("itemId", "number"),
    CONSTRAINT "content_versions_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "content"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "content_versions_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "users"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "content_versions_authorId_idx" ON "content_versions"("authorId");

-- What people write in an item, without what the database generates.
CREATE FUNCTION content_body("content") RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_strip_nulls(to_jsonb($1) - '{id,kind,version,createdAt,updatedAt,deletedAt,place,words,pictureHashes}'::text[])
$$;
