CREATE TYPE "public"."request_words_kind" AS ENUM('earlier', 'later');--> statement-breakpoint
ALTER TYPE "public"."access_request_status" ADD VALUE 'withdrawn';--> statement-breakpoint
CREATE TABLE "application_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"access_request_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_words" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"access_request_id" uuid NOT NULL,
	"kind" "request_words_kind" NOT NULL,
	"name" text NOT NULL,
	"organization" text NOT NULL,
	"role" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "review_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "delay_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_access_request_id_access_requests_id_fk" FOREIGN KEY ("access_request_id") REFERENCES "public"."access_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_words" ADD CONSTRAINT "request_words_access_request_id_access_requests_id_fk" FOREIGN KEY ("access_request_id") REFERENCES "public"."access_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_links_of" ON "application_links" USING btree ("access_request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "request_words_once" ON "request_words" USING btree ("access_request_id","kind",md5("name" || chr(10) || "organization" || chr(10) || "role" || chr(10) || "reason"));--> statement-breakpoint
CREATE INDEX "access_requests_addresses" ON "access_requests" USING btree (lower("email"),"created_at");--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_withdrawn_is_empty" CHECK ("access_requests"."withdrawn_at" is null or "access_requests"."name" || "access_requests"."email" || "access_requests"."organization" || "access_requests"."reason" || "access_requests"."notes" = '');