ALTER TABLE "audit" ADD COLUMN "fields" JSONB NOT NULL DEFAULT '[]';
CREATE INDEX "audit_who_id_idx" ON "audit"("who", "id");
CREATE INDEX "audit_at_idx" ON "audit"("at");

-- The role that API and worker take on in each of their connections. A role belongs to the whole server, so another
-- database may have made it.
DO $$ BEGIN
  CREATE ROLE energy_application NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
DO $$ BEGIN
  IF NOT pg_has_role(current_user, 'energy_application', 'SET') THEN
    EXECUTE format('GRANT energy_application TO %I', current_user);
  END IF;
END $$;
GRANT USAGE ON SCHEMA public, pgboss TO energy_application;
GRANT ALL ON ALL TABLES IN SCHEMA public, pgboss TO energy_application;
GRANT ALL ON ALL SEQUENCES IN SCHEMA public, pgboss TO energy_application;
ALTER DEFAULT PRIVILEGES IN SCHEMA public, pgboss GRANT ALL ON TABLES TO energy_application;
ALTER DEFAULT PRIVILEGES IN SCHEMA public, pgboss GRANT ALL ON SEQUENCES TO energy_application;

-- What staff did cannot be changed or deleted by the application.
REVOKE ALL ON "audit" FROM energy_application;
GRANT SELECT, INSERT ON "audit" TO energy_application;

-- The one way to delete entries: old ones, and never those of the last 30 days.
CREATE FUNCTION delete_old_audit(days INTEGER) RETURNS BIGINT
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  WITH deleted AS (
    DELETE FROM public.audit WHERE at < now() - make_interval(days => greatest(days, 30)) RETURNING 1
  )
  SELECT count(*) FROM deleted
$$;
REVOKE ALL ON FUNCTION delete_old_audit(INTEGER) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION delete_old_audit(INTEGER) TO energy_application;
