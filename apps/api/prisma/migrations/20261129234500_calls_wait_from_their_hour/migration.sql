-- Whoever has booked a call waits from its hour on, and their request is due at its end. Calls that were booked before this
-- was so are due as a request without one, which is often weeks before. Who has written back waits already, as without a call.
UPDATE "inquiries" SET "waitingSince" = "bookings"."startsAt", "dueAt" = "bookings"."endsAt" FROM "bookings"
WHERE "bookings"."inquiryId" = "inquiries"."id" AND "inquiries"."state" = 'new'
    AND "bookings"."cancelledAt" IS NULL AND "bookings"."startsAt" > now()
    AND NOT EXISTS (
        SELECT FROM "timeline_entries"
        WHERE "timeline_entries"."inquiryId" = "inquiries"."id" AND "timeline_entries"."what" = 'message'
    );
