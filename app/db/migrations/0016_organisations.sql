CREATE TYPE "public"."organisation_kind" AS ENUM('supplier', 'hospital', 'embassy', 'other');--> statement-breakpoint
CREATE TABLE "organisation_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	CONSTRAINT "organisation_domains_lower_case" CHECK ("organisation_domains"."domain" = lower("organisation_domains"."domain"))
);
--> statement-breakpoint
CREATE TABLE "organisation_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"kind" "organisation_kind" NOT NULL,
	"country" text,
	"level" "access_level" DEFAULT 'entry' NOT NULL,
	"owner_id" uuid,
	"notes" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"searched" text GENERATED ALWAYS AS (translate(lower(' ' || "organisations"."name"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_access_levels" ADD COLUMN "has_own_level" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_domains" ADD CONSTRAINT "organisation_domains_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_domains_of" ON "organisation_domains" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "organisation_members_of" ON "organisation_members" USING btree ("organisation_id","user_id");--> statement-breakpoint
CREATE INDEX "organisations_newest" ON "organisations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "organisations_by_name" ON "organisations" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "organisations_search" ON "organisations" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "access_requests_reviewed" ON "access_requests" USING btree ("reviewed_at");--> statement-breakpoint
UPDATE "user_access_levels" SET "has_own_level" = true WHERE "access_level" <> 'entry';
