-- The order of lists by hand: the place of an item, which was a copy of its id, can be written.
BEGIN;

ALTER TABLE "items" ALTER COLUMN "place" DROP EXPRESSION;

-- A new item comes last, also one that the previous version adds through the view.
CREATE FUNCTION item_take_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."place" := NEW."id";
    RETURN NEW;
END $$;
CREATE TRIGGER "item_placed" BEFORE INSERT ON "items"
    FOR EACH ROW WHEN (NEW."place" IS NULL) EXECUTE FUNCTION item_take_place();

-- A move changes nothing that an item says, so that an editor who has it open is not in conflict.
DROP TRIGGER "item_revised" ON "items";
CREATE TRIGGER "item_revised" BEFORE UPDATE ON "items"
    FOR EACH ROW WHEN (OLD."revision" = NEW."revision" AND OLD."place" = NEW."place")
    EXECUTE FUNCTION item_count_revision();

CREATE OR REPLACE FUNCTION content_tell_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM items_tell(array_agg("id"), array_agg(changed."kind")) FROM changed JOIN before USING ("id")
        WHERE 'live' IN (changed."state", before."state")
            AND (changed."version" <> before."version" OR changed."state" <> before."state"
                OR changed."place" <> before."place")
        HAVING count(*) > 0;
    RETURN NULL;
END $$;

COMMIT;
