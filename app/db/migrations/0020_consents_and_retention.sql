CREATE TYPE "public"."consent_purpose" AS ENUM('newsletter', 'circle', 'directory');--> statement-breakpoint
CREATE TYPE "public"."consent_way" AS ENUM('form', 'link', 'account');--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"email" text,
	"purpose" "consent_purpose" NOT NULL,
	"is_given" boolean NOT NULL,
	"words" text NOT NULL,
	"version" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"way" "consent_way" NOT NULL,
	"choices" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_of_one" CHECK (num_nonnulls("consents"."user_id", "consents"."email") = 1),
	CONSTRAINT "consents_lower_case" CHECK ("consents"."email" = lower("consents"."email"))
);
--> statement-breakpoint
CREATE TABLE "deletion_reports" (
	"day" date NOT NULL,
	"table" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "deletion_reports_day_table_pk" PRIMARY KEY("day","table")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "inactive_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "inactive_asked_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_of_user" ON "consents" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "consents_of_email" ON "consents" USING btree ("email","purpose","created_at");--> statement-breakpoint
CREATE INDEX "users_last_sign_in" ON "users" USING btree ("last_sign_in_at");--> statement-breakpoint
-- What was agreed to until now. An address that was not confirmed has agreed to nothing yet.
INSERT INTO "consents" ("email", "purpose", "is_given", "words", "version", "locale", "way", "created_at")
SELECT "email", 'newsletter', true, "consent_text", "consent_version", "locale", 'link', "confirmed_at"
FROM "newsletter_subscriptions" WHERE "confirmed_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "consents" ("email", "purpose", "is_given", "words", "version", "locale", "way", "created_at")
SELECT "email", 'newsletter', false, "consent_text", "consent_version", "locale", 'link', "unsubscribed_at"
FROM "newsletter_subscriptions" WHERE "unsubscribed_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "consents" ("email", "purpose", "is_given", "words", "version", "locale", "way", "created_at")
SELECT lower("email"), 'circle', true, "consent_text", "consent_version", "locale", 'form', "consented_at"
FROM "circle_requests";--> statement-breakpoint
INSERT INTO "consents" ("id", "user_id", "purpose", "is_given", "words", "version", "locale", "way", "choices", "created_at")
SELECT "id", "user_id", 'directory', EXISTS (SELECT FROM jsonb_each_text("choices") WHERE "value" <> 'nobody'),
  "consent_text", "consent_version", "locale", 'account', "choices", "created_at"
FROM "directory_consents";--> statement-breakpoint
DROP TABLE "directory_consents" CASCADE;
