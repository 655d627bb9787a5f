ALTER TYPE "public"."contact_interest" ADD VALUE 'personal-data';--> statement-breakpoint
CREATE TABLE "rights_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" "locale" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rights_links_lower_case" CHECK ("rights_links"."email" = lower("rights_links"."email"))
);
--> statement-breakpoint
ALTER TABLE "data_exports" DROP CONSTRAINT "data_exports_status";--> statement-breakpoint
DROP INDEX "data_exports_one_unconfirmed";--> statement-breakpoint
ALTER TABLE "processing_limits" ADD COLUMN "restricted_by" text;--> statement-breakpoint
CREATE INDEX "rights_links_of" ON "rights_links" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "rights_links_by_end" ON "rights_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "processing_limits" ADD CONSTRAINT "processing_limits_restricted_by" CHECK ("processing_limits"."restricted_by" in ('person', 'admin'));--> statement-breakpoint
-- Links that were not used yet work on. The constraint comes after them: it refuses their old state.
INSERT INTO "rights_links" ("hash", "email", "locale", "created_at", "expires_at")
SELECT "hash", "email", "locale", "created_at", "expires_at" FROM "data_exports"
WHERE "status" = 'unconfirmed' AND "hash" IS NOT NULL AND "expires_at" IS NOT NULL;--> statement-breakpoint
DELETE FROM "data_exports" WHERE "status" = 'unconfirmed';--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_status" CHECK ("data_exports"."status" in ('queued', 'ready', 'failed'));--> statement-breakpoint
-- Until now only admins could restrict.
UPDATE "processing_limits" SET "restricted_by" = 'admin' WHERE "restricted_at" IS NOT NULL;
