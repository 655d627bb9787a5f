CREATE TYPE "public"."circle_interest" AS ENUM('providers', 'medtech', 'payers', 'investors');--> statement-breakpoint
CREATE TYPE "public"."circle_request_status" AS ENUM('new', 'invited', 'declined');--> statement-breakpoint
CREATE TYPE "public"."contact_interest" AS ENUM('clinical-visits', 'insight-exchange', 'ambassadors', 'speed-dial');--> statement-breakpoint
CREATE TYPE "public"."contact_request_status" AS ENUM('new', 'answered');--> statement-breakpoint
CREATE TYPE "public"."content_document_type" AS ENUM('site', 'homepage', 'circleSession', 'note', 'brief', 'clientLogo', 'testimonial', 'microCase');--> statement-breakpoint
CREATE TYPE "public"."newsletter_link_purpose" AS ENUM('confirm', 'unsubscribe');--> statement-breakpoint
CREATE TYPE "public"."newsletter_status" AS ENUM('pending', 'confirmed', 'unsubscribed');--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"content" text NOT NULL,
	"locale" "locale" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circle_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"organization" text,
	"role" text,
	"country" text,
	"why" text NOT NULL,
	"interests" "circle_interest"[] NOT NULL,
	"status" "circle_request_status" DEFAULT 'new' NOT NULL,
	"consent_text" text NOT NULL,
	"consent_version" integer NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"locale" "locale" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"organization" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"interest" "contact_interest" NOT NULL,
	"status" "contact_request_status" DEFAULT 'new' NOT NULL,
	"locale" "locale" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_documents" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"type" "content_document_type" NOT NULL,
	"published" jsonb,
	"draft" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_documents_say_something" CHECK ("content_documents"."published" is not null or "content_documents"."draft" is not null),
	CONSTRAINT "content_documents_published_when" CHECK (("content_documents"."published" is null) = ("content_documents"."published_at" is null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"purpose" "newsletter_link_purpose" NOT NULL,
	"mail_key" text NOT NULL,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_links_one_a_mail" UNIQUE("mail_key")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"status" "newsletter_status" NOT NULL,
	"locale" "locale" NOT NULL,
	"consent_text" text NOT NULL,
	"consent_version" integer NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscriptions_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscriptions_lower_case" CHECK ("newsletter_subscriptions"."email" = lower("newsletter_subscriptions"."email"))
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "newsletter_links" ADD CONSTRAINT "newsletter_links_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_of_conversation" ON "chat_messages" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "circle_requests_one_new" ON "circle_requests" USING btree (lower("email")) WHERE "circle_requests"."status" = 'new';--> statement-breakpoint
CREATE INDEX "circle_requests_newest" ON "circle_requests" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "contact_requests_once_a_day" ON "contact_requests" USING btree (lower("email"),"interest",md5("message"),(("created_at" at time zone 'UTC')::date));--> statement-breakpoint
CREATE INDEX "contact_requests_newest" ON "contact_requests" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "content_documents_only_one" ON "content_documents" USING btree ("type") WHERE "content_documents"."type" in ('site', 'homepage');--> statement-breakpoint
CREATE UNIQUE INDEX "content_documents_one_note_a_slug" ON "content_documents" USING btree (("published" ->> 'slug')) WHERE "content_documents"."type" = 'note';--> statement-breakpoint
CREATE INDEX "content_documents_by_type" ON "content_documents" USING btree ("type","created_at");--> statement-breakpoint
CREATE INDEX "newsletter_links_of" ON "newsletter_links" USING btree ("subscription_id");