-- Who gets a new version of an offer does not read those that were sent to another address. The version before writes
-- nothing here.
ALTER TABLE "offer_versions" ADD COLUMN "forOther" BOOLEAN NOT NULL DEFAULT false;
-- To whom versions went until now is not known, so customers read only the one that was sent last, and none of an offer
-- that goes to somebody else since. Staff read all.
UPDATE "offer_versions" SET "forOther" = true FROM "offers"
WHERE "offers"."id" = "offer_versions"."offerId" AND "offer_versions"."sentAt" IS NOT NULL
    AND ("offers"."sentAt" IS NULL OR "offer_versions"."version" < (
        SELECT max("last"."version") FROM "offer_versions" AS "last"
        WHERE "last"."offerId" = "offers"."id" AND "last"."sentAt" IS NOT NULL
    ));
