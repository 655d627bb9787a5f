CREATE TYPE "public"."proposal_decision" AS ENUM('confirmed', 'declined');--> statement-breakpoint
CREATE TYPE "public"."approval_effect" AS ENUM('invitation', 'role', 'none');--> statement-breakpoint
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
CREATE TABLE "approvals" (
	"access_request_id" uuid PRIMARY KEY NOT NULL,
	"effect" "approval_effect" NOT NULL,
	"organisation_id" uuid,
	"new_organisation" text,
	"done_at" timestamp with time zone
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
ALTER TABLE "colleague_proposals" ADD CONSTRAINT "colleague_proposals_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleague_proposals" ADD CONSTRAINT "colleague_proposals_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_access_request_id_access_requests_id_fk" FOREIGN KEY ("access_request_id") REFERENCES "public"."access_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_access_request_id_access_requests_id_fk" FOREIGN KEY ("access_request_id") REFERENCES "public"."access_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "approvals_of_organisation" ON "approvals" USING btree ("organisation_id");--> statement-breakpoint
ALTER TABLE "account_links" DROP COLUMN "access_request_id";--> statement-breakpoint
ALTER TABLE "account_links" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "account_links" DROP COLUMN "role";--> statement-breakpoint
ALTER TABLE "account_links" DROP COLUMN "access_level";