-- Telephone numbers are looked for by their digits, however they are written. A query writes the same expressions as these
-- indices.
CREATE FUNCTION digits_of(text TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN regexp_replace(text, '[^0-9]', '', 'g');

CREATE INDEX "users_phones_idx" ON "users" USING gin (
    digits_of("personalInfo" ->> 'phone') gin_trgm_ops, digits_of("businessInfo" ->> 'businessPhone') gin_trgm_ops
) WITH (gin_pending_list_limit = 256);
CREATE INDEX "specialists_phone_idx" ON "specialists" USING gin (digits_of("phone") gin_trgm_ops)
    WITH (gin_pending_list_limit = 256);
CREATE INDEX "contacts_phone_idx" ON "contacts" USING gin (digits_of("phone") gin_trgm_ops)
    WITH (gin_pending_list_limit = 256);
