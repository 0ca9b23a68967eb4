-- CreateEnum
CREATE TYPE "Kind" AS ENUM ('services', 'products', 'blogs');

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('user', 'admin');

-- CreateTable
CREATE TABLE "content" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "kind" "Kind" NOT NULL,
    "headerTitle" TEXT NOT NULL,
    "titlePrefix" TEXT NOT NULL DEFAULT '',
    "titleDescription" TEXT NOT NULL DEFAULT '',
    "cta" TEXT NOT NULL DEFAULT '',
    "ctaImage" TEXT NOT NULL DEFAULT '',
    "details" TEXT,
    "author" TEXT,
    "sections" JSONB NOT NULL DEFAULT '[]',
    "subTitles" JSONB NOT NULL DEFAULT '[]',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "content_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "uid" TEXT,
    "email" TEXT NOT NULL,
    "firstName" TEXT NOT NULL DEFAULT '',
    "lastName" TEXT NOT NULL DEFAULT '',
    "username" TEXT NOT NULL DEFAULT '',
    "image" TEXT NOT NULL DEFAULT '',
    "role" "Role" NOT NULL DEFAULT 'user',
    "requestedRole" "Role",
    "pendingOrder" TEXT NOT NULL DEFAULT '',
    "lastVisit" TIMESTAMPTZ(3),
    "lastPurchase" TEXT NOT NULL DEFAULT '',
    "totalSpend" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "personalInfo" JSONB NOT NULL DEFAULT '{"phone":"","address":""}',
    "businessInfo" JSONB NOT NULL DEFAULT '{"businessName":"","businessAddress":"","businessEmail":"","businessPhone":""}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "specialists" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "userId" UUID,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "businessName" TEXT NOT NULL DEFAULT '',
    "businessAddress" TEXT NOT NULL DEFAULT '',
    "comment" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "specialists_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "content_kind_id_idx" ON "content"("kind", "id") WHERE "deletedAt" IS NULL;

-- CreateIndex
CREATE UNIQUE INDEX "users_uid_key" ON "users"("uid");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "specialists_userId_idx" ON "specialists"("userId");

-- CreateIndex
CREATE INDEX "specialists_email_idx" ON "specialists"("email");

-- AddForeignKey
ALTER TABLE "specialists" ADD CONSTRAINT "specialists_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What a kind has and lacks
ALTER TABLE "content" ADD CONSTRAINT "content_kind_fields" CHECK (
    CASE "kind"
        WHEN 'blogs' THEN "author" IS NOT NULL AND "details" IS NULL
        ELSE "details" IS NOT NULL AND "author" IS NULL
    END
);

-- Bounds, in code points, as the contract gives them
ALTER TABLE "content" ADD CONSTRAINT "content_bounds" CHECK (
    char_length("headerTitle") BETWEEN 1 AND 200
    AND char_length("titlePrefix") <= 300
    AND char_length("titleDescription") <= 20000
    AND char_length("cta") <= 300
    AND char_length("ctaImage") <= 2000
    AND char_length("details") <= 20000
    AND char_length("author") <= 300
);
ALTER TABLE "content" ADD CONSTRAINT "content_parts" CHECK (
    CASE WHEN jsonb_typeof("sections") = 'array' THEN jsonb_array_length("sections") <= 50 ELSE false END
    AND CASE WHEN jsonb_typeof("subTitles") = 'array' THEN jsonb_array_length("subTitles") <= 50 ELSE false END
);
ALTER TABLE "users" ADD CONSTRAINT "users_email" CHECK (
    "email" = lower("email") AND char_length("email") BETWEEN 3 AND 254
);
ALTER TABLE "users" ADD CONSTRAINT "users_bounds" CHECK (
    char_length("firstName") <= 300
    AND char_length("lastName") <= 300
    AND char_length("username") <= 300
    AND char_length("image") <= 2000
);
ALTER TABLE "users" ADD CONSTRAINT "users_infos" CHECK (
    jsonb_typeof("personalInfo") = 'object' AND jsonb_typeof("businessInfo") = 'object'
);
ALTER TABLE "specialists" ADD CONSTRAINT "specialists_email" CHECK ("email" = lower("email"));
ALTER TABLE "specialists" ADD CONSTRAINT "specialists_bounds" CHECK (
    char_length("username") <= 300
    AND char_length("email") <= 254
    AND char_length("phone") <= 40
    AND char_length("businessName") <= 300
    AND char_length("businessAddress") <= 300
    AND char_length("comment") <= 20000
);
