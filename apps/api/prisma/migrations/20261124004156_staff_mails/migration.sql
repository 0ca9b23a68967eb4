-- Which mails an admin wants. The previous version neither reads nor writes these columns.
ALTER TABLE "users" ADD COLUMN "mailWhenAssigned" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "users" ADD COLUMN "mailOverdue" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "users" ADD COLUMN "overdueMailDay" DATE;
