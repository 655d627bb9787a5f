CREATE TYPE "public"."directory_audience" AS ENUM('nobody', 'role', 'members');--> statement-breakpoint
CREATE TYPE "public"."first_steps_state" AS ENUM('new', 'ended', 'again');--> statement-breakpoint
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
DROP INDEX "user_access_levels_of";--> statement-breakpoint
-- Before the foreign keys that refer to them.
ALTER TABLE "user_access_levels" ADD CONSTRAINT "user_access_levels_of" UNIQUE("user_id","role");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_id_and_name" UNIQUE("id","name");--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "first_steps" "first_steps_state" DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "skipped_steps" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_consents" ADD CONSTRAINT "directory_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_name_of_user" FOREIGN KEY ("user_id","name") REFERENCES "public"."users"("id","name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_role_of_user" FOREIGN KEY ("user_id","role") REFERENCES "public"."user_access_levels"("user_id","role") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "directory_consents_of" ON "directory_consents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "member_profiles_listed" ON "member_profiles" USING btree ("name","user_id","role","name_audience","country","country_audience","organisation_audience") WHERE "member_profiles"."name_audience" <> 'nobody' and "member_profiles"."name" <> '';--> statement-breakpoint
CREATE INDEX "member_profiles_search_by_role" ON "member_profiles" USING gin (("searched_by_role") gin_trgm_ops) WHERE "member_profiles"."name_audience" <> 'nobody' and "member_profiles"."name" <> '';--> statement-breakpoint
CREATE INDEX "member_profiles_search_by_members" ON "member_profiles" USING gin (("searched_by_members") gin_trgm_ops) WHERE "member_profiles"."name_audience" <> 'nobody' and "member_profiles"."name" <> '';
