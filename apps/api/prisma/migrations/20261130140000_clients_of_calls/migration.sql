-- From where a call to come was booked, so that one client cannot book the whole calendar. The previous version writes
-- nothing here; its bookings count for no client.
ALTER TABLE "bookings" ADD COLUMN "client" TEXT NOT NULL DEFAULT '';
