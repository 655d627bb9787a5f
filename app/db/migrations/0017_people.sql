CREATE TABLE "insight_downloads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"insight_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"organisation_id" uuid,
	"text" text NOT NULL,
	"author_id" uuid NOT NULL,
	"author_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_notes_about_one" CHECK (num_nonnulls("team_notes"."email", "team_notes"."organisation_id") = 1),
	CONSTRAINT "team_notes_lower_case" CHECK ("team_notes"."email" = lower("team_notes"."email"))
);
--> statement-breakpoint
DROP INDEX "access_requests_domains";--> statement-breakpoint
DROP INDEX "audit_log_of";--> statement-breakpoint
ALTER TABLE "insight_downloads" ADD CONSTRAINT "insight_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_downloads" ADD CONSTRAINT "insight_downloads_insight_id_insights_id_fk" FOREIGN KEY ("insight_id") REFERENCES "public"."insights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_notes" ADD CONSTRAINT "team_notes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insight_downloads_of" ON "insight_downloads" USING btree ("user_id","created_at","id","insight_id");--> statement-breakpoint
CREATE INDEX "insight_downloads_of_insight" ON "insight_downloads" USING btree ("insight_id");--> statement-breakpoint
CREATE INDEX "insight_downloads_by_age" ON "insight_downloads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "team_notes_of_person" ON "team_notes" USING btree ("email","created_at","id");--> statement-breakpoint
CREATE INDEX "team_notes_of_organisation" ON "team_notes" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "team_notes_by_age" ON "team_notes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "access_requests_domains_reviewed" ON "access_requests" USING btree (lower(split_part("email", '@', 2)),"reviewed_at","id");--> statement-breakpoint
CREATE INDEX "access_requests_of" ON "access_requests" USING btree (lower("email"),"created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_changes_of" ON "audit_log" USING btree ("object_id","created_at","id") WHERE "audit_log"."action" not in ('person.viewed', 'organisation.viewed');--> statement-breakpoint
CREATE INDEX "audit_log_invitations_of" ON "audit_log" USING btree ("object_id","created_at","id") WHERE "audit_log"."action" in ('user.invited', 'invitation.resent');--> statement-breakpoint
CREATE INDEX "audit_log_changes_by" ON "audit_log" USING btree ("actor_id","created_at","id") WHERE "audit_log"."action" not in ('person.viewed', 'organisation.viewed');--> statement-breakpoint
CREATE INDEX "circle_requests_of" ON "circle_requests" USING btree (lower("email"),"created_at","id");--> statement-breakpoint
CREATE INDEX "circle_requests_domains" ON "circle_requests" USING btree (lower(split_part("email", '@', 2)),"created_at","id");--> statement-breakpoint
CREATE INDEX "contact_requests_of" ON "contact_requests" USING btree (lower("email"),"created_at","id");--> statement-breakpoint
CREATE INDEX "contact_requests_domains" ON "contact_requests" USING btree (lower(split_part("email", '@', 2)),"created_at","id");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree (lower("to_address"),"created_at","id");--> statement-breakpoint
CREATE INDEX "mails_failed_to" ON "mails" USING btree (lower("to_address"),"created_at") WHERE "mails"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "access_requests_domains" ON "access_requests" USING btree (lower(split_part("email", '@', 2)),"created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_of" ON "audit_log" USING btree ("object_id","created_at");