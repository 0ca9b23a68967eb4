-- Generated from the kinds of the contract: npx nx run workspace:kind-migration.
BEGIN;
ALTER TABLE "items" ADD COLUMN "blocks" TEXT;
ALTER TABLE "items" DROP CONSTRAINT "content_kind_fields", DROP CONSTRAINT "content_bounds";
ALTER TABLE "items" ADD CONSTRAINT "content_kind_fields" CHECK (
    ("details" IS NULL OR "kind" IN ('products', 'services'))
    AND ("blocks" IS NULL OR "kind" IN ('services'))
    AND ("author" IS NULL OR "kind" IN ('blogs'))
);
ALTER TABLE "items" ADD CONSTRAINT "content_bounds" CHECK (
    char_length("headerTitle") BETWEEN 1 AND 200
    AND char_length("titlePrefix") BETWEEN 0 AND 300
    AND char_length("titleDescription") BETWEEN 0 AND 20000
    AND char_length("details") BETWEEN 0 AND 20000
    AND char_length("cta") BETWEEN 0 AND 300
    AND char_length("ctaImage") BETWEEN 0 AND 2000
    AND char_length("ctaImageAlt") BETWEEN 0 AND 300
    AND char_length("blocks") BETWEEN 0 AND 300
    AND char_length("author") BETWEEN 0 AND 300
);
COMMIT;
