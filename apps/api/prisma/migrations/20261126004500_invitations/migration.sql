CREATE TABLE "invitations" (
  "id" UUID NOT NULL DEFAULT uuidv7(),
  "email" TEXT NOT NULL,
  "role" "Role" NOT NULL CHECK ("role" <> 'user'),
  "invitedById" UUID,
  "sentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "invitations_email_key" ON "invitations"("email");
CREATE INDEX "invitations_invitedById_idx" ON "invitations"("invitedById");
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invitedById_fkey"
  FOREIGN KEY ("invitedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
