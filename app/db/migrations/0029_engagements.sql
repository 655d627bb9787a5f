CREATE TYPE "public"."deliverable_side" AS ENUM('team', 'partner', 'both');--> statement-breakpoint
CREATE TYPE "public"."deliverable_state" AS ENUM('upcoming', 'pending', 'complete', 'dropped');--> statement-breakpoint
CREATE TYPE "public"."hospital_activity" AS ENUM('survey', 'plenum', 'evaluation', 'pilot');--> statement-breakpoint
CREATE TYPE "public"."engagement_program" AS ENUM('visits', 'exchange', 'speedDial', 'ambassadors', 'embassy', 'upgrades', 'hospital');--> statement-breakpoint
CREATE TYPE "public"."engagement_state" AS ENUM('draft', 'offered', 'accepted', 'running', 'closed', 'declined', 'expired', 'withdrawn', 'discarded');--> statement-breakpoint
CREATE TYPE "public"."message_via" AS ENUM('site', 'mail');--> statement-breakpoint
CREATE TABLE "deliverable_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deliverable_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliverable_files_fileKey_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "deliverable_history" (
	"deliverable_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" "deliverable_state" NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "deliverable_history_deliverable_id_number_pk" PRIMARY KEY("deliverable_id","number")
);
--> statement-breakpoint
CREATE TABLE "deliverable_templates" (
	"program" "engagement_program" PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliverables" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"engagement_id" uuid NOT NULL,
	"template_key" text,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"side" "deliverable_side" NOT NULL,
	"owner_id" uuid,
	"due_on" date NOT NULL,
	"due" jsonb,
	"state" "deliverable_state" DEFAULT 'upcoming' NOT NULL,
	"needs_acceptance" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"accepted_by_name" text,
	"accepted_by_id" uuid,
	"position" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliverables_once" UNIQUE("engagement_id","template_key"),
	CONSTRAINT "deliverables_completed_at" CHECK (("deliverables"."state" = 'complete') = ("deliverables"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "hospital_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"activity" "hospital_activity" NOT NULL,
	"hours" numeric(4, 1) NOT NULL,
	"given_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"entered_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_hours_positive" CHECK ("hospital_hours"."hours" > 0)
);
--> statement-breakpoint
CREATE TABLE "engagement_history" (
	"engagement_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" "engagement_state" NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "engagement_history_engagement_id_number_pk" PRIMARY KEY("engagement_id","number")
);
--> statement-breakpoint
CREATE TABLE "engagement_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"program" "engagement_program" NOT NULL,
	"tier" text,
	"message" text DEFAULT '' NOT NULL,
	"engagement_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text
);
--> statement-breakpoint
CREATE TABLE "engagement_signatories" (
	"engagement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "engagement_signatories_engagement_id_user_id_pk" PRIMARY KEY("engagement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "engagements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"program" "engagement_program" NOT NULL,
	"tier" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total" integer NOT NULL,
	"price_revision" text NOT NULL,
	"state" "engagement_state" DEFAULT 'draft' NOT NULL,
	"owner_id" uuid,
	"locale" "locale" NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"valid_until" date NOT NULL,
	"starts_on" date,
	"renews" uuid,
	"accepted_text" text,
	"accepted_by_id" uuid,
	"accepted_by_name" text,
	"offered_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engagements_total" CHECK ("engagements"."total" >= 0),
	CONSTRAINT "engagements_offered_at" CHECK (("engagements"."state" in ('draft', 'discarded')) = ("engagements"."offered_at" is null)),
	CONSTRAINT "engagements_accepted_text" CHECK (("engagements"."state" in ('accepted', 'running', 'closed')) = ("engagements"."accepted_text" is not null))
);
--> statement-breakpoint
CREATE TABLE "inbound_mails" (
	"hash" text PRIMARY KEY NOT NULL,
	"message_id" uuid,
	"refusal" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_snippets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_snippets_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "thread_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "thread_files_fileKey_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"is_from_team" boolean NOT NULL,
	"body" text NOT NULL,
	"via" "message_via" DEFAULT 'site' NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_readers" (
	"thread_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_up_to" integer NOT NULL,
	CONSTRAINT "thread_readers_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"engagement_id" uuid,
	"event_id" uuid,
	"owner_id" uuid,
	"message_count" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp with time zone,
	"last_message_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "threads_about_one" CHECK (num_nonnulls("threads"."engagement_id", "threads"."event_id") <= 1)
);
--> statement-breakpoint
ALTER TABLE "deliverable_files" ADD CONSTRAINT "deliverable_files_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_history" ADD CONSTRAINT "deliverable_history_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_history" ADD CONSTRAINT "deliverable_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_hours" ADD CONSTRAINT "hospital_hours_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_history" ADD CONSTRAINT "engagement_history_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_history" ADD CONSTRAINT "engagement_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_requests" ADD CONSTRAINT "engagement_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_requests" ADD CONSTRAINT "engagement_requests_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_signatories" ADD CONSTRAINT "engagement_signatories_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_signatories" ADD CONSTRAINT "engagement_signatories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_message_id_thread_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_files" ADD CONSTRAINT "thread_files_message_id_thread_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_readers" ADD CONSTRAINT "thread_readers_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_readers" ADD CONSTRAINT "thread_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliverable_files_of" ON "deliverable_files" USING btree ("deliverable_id","created_at");--> statement-breakpoint
CREATE INDEX "deliverable_history_by" ON "deliverable_history" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "deliverables_of" ON "deliverables" USING btree ("engagement_id","position");--> statement-breakpoint
CREATE INDEX "deliverables_due" ON "deliverables" USING btree ("due_on") WHERE "deliverables"."state" in ('upcoming', 'pending');--> statement-breakpoint
CREATE INDEX "deliverables_owned_by" ON "deliverables" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "hospital_hours_of" ON "hospital_hours" USING btree ("organisation_id","given_on");--> statement-breakpoint
CREATE INDEX "engagement_history_by" ON "engagement_history" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "engagement_requests_one_open" ON "engagement_requests" USING btree ("user_id","program",coalesce("tier", '')) WHERE "engagement_requests"."done_at" is null;--> statement-breakpoint
CREATE INDEX "engagement_requests_open" ON "engagement_requests" USING btree ("created_at") WHERE "engagement_requests"."done_at" is null;--> statement-breakpoint
CREATE INDEX "engagement_requests_of" ON "engagement_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "engagement_requests_became" ON "engagement_requests" USING btree ("engagement_id");--> statement-breakpoint
CREATE INDEX "engagement_signatories_of" ON "engagement_signatories" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "engagements_of_organisation" ON "engagements" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "engagements_by_state" ON "engagements" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "engagements_owned_by" ON "engagements" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "engagements_expire" ON "engagements" USING btree ("valid_until") WHERE "engagements"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "inbound_mails_of" ON "inbound_mails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "inbound_mails_by_age" ON "inbound_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "thread_files_of" ON "thread_files" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_messages_order" ON "thread_messages" USING btree ("thread_id","number");--> statement-breakpoint
CREATE INDEX "thread_messages_by" ON "thread_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "thread_readers_of" ON "thread_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "threads_of_organisation" ON "threads" USING btree ("organisation_id","last_message_at");--> statement-breakpoint
CREATE INDEX "threads_waiting" ON "threads" USING btree ("waiting_since") WHERE "threads"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "threads_newest" ON "threads" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "threads_of_engagement" ON "threads" USING btree ("engagement_id");--> statement-breakpoint
CREATE INDEX "threads_of_event" ON "threads" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "threads_owned_by" ON "threads" USING btree ("owner_id");