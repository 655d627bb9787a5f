ALTER TYPE "public"."account_link_purpose" ADD VALUE 'not-me';--> statement-breakpoint
CREATE TABLE "deleted_security_events" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deleted_security_events_one_row" CHECK ("deleted_security_events"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;