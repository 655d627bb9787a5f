CREATE TYPE "public"."request_words_kind" AS ENUM('earlier', 'later');--> statement-breakpoint
CREATE TYPE "public"."proposal_decision" AS ENUM('confirmed', 'declined');--> statement-breakpoint
CREATE TYPE "public"."directory_audience" AS ENUM('nobody', 'role', 'members');--> statement-breakpoint
CREATE TYPE "public"."approval_effect" AS ENUM('invitation', 'role', 'none');--> statement-breakpoint
CREATE TYPE "public"."first_steps_state" AS ENUM('new', 'ended', 'again');--> statement-breakpoint
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
CREATE TABLE "insight_downloads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"insight_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "colleague_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"proposer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"decision" "proposal_decision",
	"decided_at" timestamp with time zone,
	"decider_email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"role" "member_role" NOT NULL,
	"access_level" "access_level",
	"organisation_id" uuid,
	"access_request_id" uuid,
	"inviter_id" uuid,
	"inviter_email" text,
	"locale" "locale" NOT NULL,
	"hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"searched" text GENERATED ALWAYS AS (translate(lower(' ' || "invitations"."name" || ' ' || "invitations"."email"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) STORED NOT NULL,
	CONSTRAINT "invitations_hash_unique" UNIQUE("hash"),
	CONSTRAINT "invitations_lower_case" CHECK ("invitations"."email" = lower("invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "directory_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"choices" jsonb NOT NULL,
	"consent_text" text NOT NULL,
	"consent_version" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" "member_role" NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"country" text,
	"seeks" text DEFAULT '' NOT NULL,
	"offers" text DEFAULT '' NOT NULL,
	"name_audience" "directory_audience" DEFAULT 'nobody' NOT NULL,
	"title_audience" "directory_audience" DEFAULT 'nobody' NOT NULL,
	"organisation_audience" "directory_audience" DEFAULT 'nobody' NOT NULL,
	"country_audience" "directory_audience" DEFAULT 'nobody' NOT NULL,
	"seeks_audience" "directory_audience" DEFAULT 'nobody' NOT NULL,
	"offers_audience" "directory_audience" DEFAULT 'nobody' NOT NULL,
	"email_audience" "directory_audience" DEFAULT 'nobody' NOT NULL,
	"searched_by_role" text GENERATED ALWAYS AS (translate(lower(' ' || case when "member_profiles"."name_audience" <> 'nobody' then "member_profiles"."name" else '' end || ' ' || case when "member_profiles"."title_audience" <> 'nobody' then "member_profiles"."title" else '' end || ' ' || case when "member_profiles"."seeks_audience" <> 'nobody' then "member_profiles"."seeks" else '' end || ' ' || case when "member_profiles"."offers_audience" <> 'nobody' then "member_profiles"."offers" else '' end), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) STORED NOT NULL,
	"searched_by_members" text GENERATED ALWAYS AS (translate(lower(' ' || case when "member_profiles"."name_audience" = 'members' then "member_profiles"."name" else '' end || ' ' || case when "member_profiles"."title_audience" = 'members' then "member_profiles"."title" else '' end || ' ' || case when "member_profiles"."seeks_audience" = 'members' then "member_profiles"."seeks" else '' end || ' ' || case when "member_profiles"."offers_audience" = 'members' then "member_profiles"."offers" else '' end), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"access_request_id" uuid PRIMARY KEY NOT NULL,
	"effect" "approval_effect" NOT NULL,
	"organisation_id" uuid,
	"new_organisation" text,
	"done_at" timestamp with time zone
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
-- Moves the invitations out of "account_links". It must come before the statements below, which take their columns and purpose away.
-- Who invited is known from the request or from the log. Of two open ones to an address, which only a race could leave, the newer stays open.
INSERT INTO "invitations" ("email", "name", "role", "access_level", "access_request_id", "inviter_id", "inviter_email", "locale", "hash", "expires_at", "accepted_at", "replaced_at", "created_at")
SELECT lower("l"."email"), coalesce("l"."name", ''), coalesce("l"."role", 'supplier'), nullif("l"."access_level", 'entry'), "l"."access_request_id",
	coalesce("r"."reviewed_by", "a"."actor_id"), coalesce("r"."reviewer_email", "a"."actor_email"), "l"."locale", "l"."hash", "l"."expires_at", "l"."used_at",
	CASE WHEN "l"."used_at" IS NULL AND "l"."replaced_at" IS NULL AND row_number() OVER (
		PARTITION BY lower("l"."email"), "l"."used_at" IS NULL AND "l"."replaced_at" IS NULL ORDER BY "l"."created_at" DESC, "l"."hash") > 1
	THEN now() ELSE "l"."replaced_at" END, "l"."created_at"
FROM "account_links" "l"
LEFT JOIN "access_requests" "r" ON "r"."id" = "l"."access_request_id"
LEFT JOIN LATERAL (
	SELECT "actor_id", "actor_email" FROM "audit_log"
	WHERE "action" = 'user.invited' AND "object_id" = lower("l"."email") AND "created_at" <= "l"."created_at"
	ORDER BY "created_at" DESC LIMIT 1) "a" ON true
WHERE "l"."purpose" = 'invite' AND "l"."email" IS NOT NULL;
--> statement-breakpoint
DELETE FROM "account_links" WHERE "purpose" = 'invite';--> statement-breakpoint
-- Approvals whose mail still waits in the queue.
INSERT INTO "approvals" ("access_request_id", "effect")
SELECT "id", 'invitation' FROM "access_requests" WHERE "status" = 'approved' AND "reviewed_at" > now() - interval '1 hour';
--> statement-breakpoint
DROP INDEX "account_links_open_invitations";--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_links_access_request_id_access_requests_id_fk";
--> statement-breakpoint
ALTER TABLE "account_links" ALTER COLUMN "purpose" SET DATA TYPE text;--> statement-breakpoint
DROP TYPE "public"."account_link_purpose";--> statement-breakpoint
CREATE TYPE "public"."account_link_purpose" AS ENUM('confirm', 'reset', 'setup');--> statement-breakpoint
ALTER TABLE "account_links" ALTER COLUMN "purpose" SET DATA TYPE "public"."account_link_purpose" USING "purpose"::"public"."account_link_purpose";--> statement-breakpoint
DROP INDEX "user_access_levels_of";--> statement-breakpoint
-- Before the foreign keys that refer to them.
ALTER TABLE "user_access_levels" ADD CONSTRAINT "user_access_levels_of" UNIQUE("user_id","role");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_id_and_name" UNIQUE("id","name");--> statement-breakpoint
DROP INDEX "access_requests_domains";--> statement-breakpoint
DROP INDEX "audit_log_of";--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "review_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "delay_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "first_steps" "first_steps_state" DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "skipped_steps" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_access_request_id_access_requests_id_fk" FOREIGN KEY ("access_request_id") REFERENCES "public"."access_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_words" ADD CONSTRAINT "request_words_access_request_id_access_requests_id_fk" FOREIGN KEY ("access_request_id") REFERENCES "public"."access_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_downloads" ADD CONSTRAINT "insight_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_downloads" ADD CONSTRAINT "insight_downloads_insight_id_insights_id_fk" FOREIGN KEY ("insight_id") REFERENCES "public"."insights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleague_proposals" ADD CONSTRAINT "colleague_proposals_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleague_proposals" ADD CONSTRAINT "colleague_proposals_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_access_request_id_access_requests_id_fk" FOREIGN KEY ("access_request_id") REFERENCES "public"."access_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_consents" ADD CONSTRAINT "directory_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_name_of_user" FOREIGN KEY ("user_id","name") REFERENCES "public"."users"("id","name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_role_of_user" FOREIGN KEY ("user_id","role") REFERENCES "public"."user_access_levels"("user_id","role") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_access_request_id_access_requests_id_fk" FOREIGN KEY ("access_request_id") REFERENCES "public"."access_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_notes" ADD CONSTRAINT "team_notes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_links_of" ON "application_links" USING btree ("access_request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "request_words_once" ON "request_words" USING btree ("access_request_id","kind",md5("name" || chr(10) || "organization" || chr(10) || "role" || chr(10) || "reason"));--> statement-breakpoint
CREATE INDEX "insight_downloads_of" ON "insight_downloads" USING btree ("user_id","created_at","id","insight_id");--> statement-breakpoint
CREATE INDEX "insight_downloads_of_insight" ON "insight_downloads" USING btree ("insight_id");--> statement-breakpoint
CREATE INDEX "insight_downloads_by_age" ON "insight_downloads" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "colleague_proposals_one_open" ON "colleague_proposals" USING btree ("proposer_id","email") WHERE "colleague_proposals"."decision" is null;--> statement-breakpoint
CREATE INDEX "colleague_proposals_waiting" ON "colleague_proposals" USING btree ("created_at") WHERE "colleague_proposals"."decision" is null;--> statement-breakpoint
CREATE INDEX "colleague_proposals_of" ON "colleague_proposals" USING btree ("proposer_id","created_at");--> statement-breakpoint
CREATE INDEX "colleague_proposals_of_organisation" ON "colleague_proposals" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" USING btree ("email") WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null and "invitations"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_open_by_expiry" ON "invitations" USING btree ("expires_at") WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null and "invitations"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_newest" ON "invitations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invitations_of_address" ON "invitations" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "invitations_of_request" ON "invitations" USING btree ("access_request_id");--> statement-breakpoint
CREATE INDEX "invitations_of_organisation" ON "invitations" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "invitations_search" ON "invitations" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "directory_consents_of" ON "directory_consents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "member_profiles_listed" ON "member_profiles" USING btree ("name","user_id","role","name_audience","country","country_audience","organisation_audience") WHERE "member_profiles"."name_audience" <> 'nobody' and "member_profiles"."name" <> '';--> statement-breakpoint
CREATE INDEX "member_profiles_search_by_role" ON "member_profiles" USING gin (("searched_by_role") gin_trgm_ops) WHERE "member_profiles"."name_audience" <> 'nobody' and "member_profiles"."name" <> '';--> statement-breakpoint
CREATE INDEX "member_profiles_search_by_members" ON "member_profiles" USING gin (("searched_by_members") gin_trgm_ops) WHERE "member_profiles"."name_audience" <> 'nobody' and "member_profiles"."name" <> '';--> statement-breakpoint
CREATE INDEX "approvals_of_organisation" ON "approvals" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "team_notes_of_person" ON "team_notes" USING btree ("email","created_at","id");--> statement-breakpoint
CREATE INDEX "team_notes_of_organisation" ON "team_notes" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "team_notes_by_age" ON "team_notes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "access_requests_domains_reviewed" ON "access_requests" USING btree (lower(split_part("email", '@', 2)),"reviewed_at","id");--> statement-breakpoint
CREATE INDEX "access_requests_of" ON "access_requests" USING btree (lower("email"),"created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_changes_of" ON "audit_log" USING btree ("object_id","created_at","id") WHERE "audit_log"."action" not in ('person.viewed', 'organisation.viewed');--> statement-breakpoint
CREATE INDEX "audit_log_invitations_of" ON "audit_log" USING btree ("object_id","created_at","id") WHERE "audit_log"."action" in ('user.invited', 'invitation.resent', 'invitation.revoked', 'invitation.readdressed');--> statement-breakpoint
CREATE INDEX "audit_log_changes_by" ON "audit_log" USING btree ("actor_id","created_at","id") WHERE "audit_log"."action" not in ('person.viewed', 'organisation.viewed');--> statement-breakpoint
CREATE INDEX "circle_requests_of" ON "circle_requests" USING btree (lower("email"),"created_at","id");--> statement-breakpoint
CREATE INDEX "circle_requests_domains" ON "circle_requests" USING btree (lower(split_part("email", '@', 2)),"created_at","id");--> statement-breakpoint
CREATE INDEX "contact_requests_of" ON "contact_requests" USING btree (lower("email"),"created_at","id");--> statement-breakpoint
CREATE INDEX "contact_requests_domains" ON "contact_requests" USING btree (lower(split_part("email", '@', 2)),"created_at","id");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree (lower("to_address"),"created_at","id");--> statement-breakpoint
CREATE INDEX "mails_failed_to" ON "mails" USING btree (lower("to_address"),"created_at") WHERE "mails"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "access_requests_domains" ON "access_requests" USING btree (lower(split_part("email", '@', 2)),"created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_of" ON "audit_log" USING btree ("object_id","created_at");--> statement-breakpoint
ALTER TABLE "account_links" DROP COLUMN "access_request_id";--> statement-breakpoint
ALTER TABLE "account_links" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "account_links" DROP COLUMN "role";--> statement-breakpoint
ALTER TABLE "account_links" DROP COLUMN "access_level";--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_withdrawn_is_empty" CHECK ("access_requests"."withdrawn_at" is null or "access_requests"."name" || "access_requests"."email" || "access_requests"."organization" || "access_requests"."reason" || "access_requests"."notes" = '');