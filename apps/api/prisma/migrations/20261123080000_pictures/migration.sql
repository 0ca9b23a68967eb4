-- The library of pictures, and the uploads that bring their files. Files are in the storage of MEDIA_URL.
BEGIN;

CREATE TYPE "PictureState" AS ENUM ('processing', 'ready', 'failed');

CREATE TABLE "pictures" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "color" TEXT NOT NULL,
    "widths" INTEGER[] NOT NULL DEFAULT '{}',
    "state" "PictureState" NOT NULL DEFAULT 'processing',
    "library" BOOLEAN NOT NULL,
    "alt" TEXT NOT NULL DEFAULT '',
    "decorative" BOOLEAN NOT NULL DEFAULT false,
    "credit" TEXT NOT NULL DEFAULT '',
    "focalX" INTEGER NOT NULL DEFAULT 50,
    "focalY" INTEGER NOT NULL DEFAULT 50,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "uploaderId" UUID,
    "deletedAt" TIMESTAMPTZ(3),
    CONSTRAINT "pictures_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "pictures_uploaderId_fkey" FOREIGN KEY ("uploaderId") REFERENCES "users"("id")
        ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "pictures_bounds" CHECK (
        "hash" ~ '^[0-9a-f]{64}$'
        AND "color" ~ '^#[0-9a-f]{6}$'
        AND char_length("alt") <= 300 AND char_length("credit") <= 300
        AND "focalX" BETWEEN 0 AND 100 AND "focalY" BETWEEN 0 AND 100
    )
);
CREATE UNIQUE INDEX "pictures_hash_key" ON "pictures"("hash");
CREATE INDEX "pictures_uploaderId_idx" ON "pictures"("uploaderId");
CREATE INDEX "pictures_library_id_idx" ON "pictures"("id") WHERE "library" AND "deletedAt" IS NULL;
CREATE INDEX "pictures_texts_idx" ON "pictures"
    USING gin ("name" gin_trgm_ops, "alt" gin_trgm_ops, "credit" gin_trgm_ops) WITH (gin_pending_list_limit = 256)
    WHERE "library" AND "deletedAt" IS NULL;

CREATE TABLE "uploads" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    -- The uid of the identity that started it.
    "uid" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    -- The picture that was made of it, so that the call that made it can be repeated.
    "hash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "uploads_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "uploads_uid_createdAt_idx" ON "uploads"("uid", "createdAt");
CREATE INDEX "uploads_createdAt_idx" ON "uploads"("createdAt");

CREATE TABLE "upload_chunks" (
    "uploadId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    CONSTRAINT "upload_chunks_pkey" PRIMARY KEY ("uploadId", "number"),
    CONSTRAINT "upload_chunks_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "uploads"("id")
        ON DELETE CASCADE ON UPDATE CASCADE
);
-- Pictures are compressed already.
ALTER TABLE "upload_chunks" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;

-- The hashes in the image links of texts: which items and people show a picture.
CREATE FUNCTION picture_hashes(VARIADIC texts text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
    FROM unnest(texts) AS "text", regexp_matches("text", '/media/([0-9a-f]{64})/', 'g') AS found
$$;
ALTER TABLE "content" ADD COLUMN "pictureHashes" TEXT[] NOT NULL
    GENERATED ALWAYS AS (picture_hashes("ctaImage", "sections"::text, "subTitles"::text)) STORED;
CREATE INDEX "content_pictureHashes_idx" ON "content" USING gin ("pictureHashes") WITH (gin_pending_list_limit = 256);
ALTER TABLE "users" ADD COLUMN "pictureHashes" TEXT[] NOT NULL
    GENERATED ALWAYS AS (picture_hashes("image")) STORED;
CREATE INDEX "users_pictureHashes_idx" ON "users" USING gin ("pictureHashes") WITH (gin_pending_list_limit = 256);

-- Two renditions at once at most, in each worker. A worker that says nothing for ten seconds has lost its job.
SELECT pgboss.create_queue('pictures', '{
    "policy": "standard", "retryLimit": 20, "retryDelay": 1, "retryBackoff": true, "retryDelayMax": 600,
    "expireInSeconds": 300, "heartbeatSeconds": 10, "retentionSeconds": 1209600, "deleteAfterSeconds": 86400
}'::jsonb);

COMMIT;
