CREATE TYPE "Mood" AS ENUM ('calm', 'loud');
CREATE TABLE "Note" (
    "id" SERIAL PRIMARY KEY,
    "text" TEXT NOT NULL,
    "mood" "Mood" NOT NULL DEFAULT 'calm',
    "sign" CHAR(1) NOT NULL DEFAULT ';'
);
CREATE UNIQUE INDEX "Note_text_key" ON "Note"("text");

-- A body in $$ with statements of its own, and a semicolon in a text.
CREATE FUNCTION sign_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."text" := NEW."text" || ';';
    RETURN NEW;
END
$$;
CREATE TRIGGER sign_note BEFORE INSERT ON "Note" FOR EACH ROW EXECUTE FUNCTION sign_note();
INSERT INTO "Note" ("text") VALUES ('one; two');
