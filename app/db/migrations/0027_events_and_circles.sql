CREATE TYPE "public"."feed_scope" AS ENUM('attending', 'invited');--> statement-breakpoint
CREATE TYPE "public"."event_message_kind" AS ENUM('announcement', 'message');--> statement-breakpoint
CREATE TYPE "public"."event_message_status" AS ENUM('draft', 'held', 'sent');--> statement-breakpoint
CREATE TYPE "public"."event_reminder_kind" AS ENUM('week', 'day');--> statement-breakpoint
CREATE TYPE "public"."seat_change" AS ENUM('attending', 'not-attending', 'joined', 'left', 'alone', 'held', 'passed', 'offered', 'declined', 'lapsed', 'withdrawn', 'seat-ended');--> statement-breakpoint
CREATE TYPE "public"."seat_offer_state" AS ENUM('open', 'taken', 'declined', 'lapsed', 'withdrawn');--> statement-breakpoint
ALTER TYPE "public"."consent_purpose" ADD VALUE 'attendance';--> statement-breakpoint
ALTER TYPE "public"."event_status" ADD VALUE 'draft';--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"token" text NOT NULL,
	"scope" "feed_scope" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "event_materials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"insight_id" uuid,
	"title" text,
	"file_key" text,
	"file_name" text,
	"media_type" text,
	"size" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_materials_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "event_materials_once" UNIQUE("event_id","insight_id"),
	CONSTRAINT "event_materials_item_or_file" CHECK (num_nonnulls("event_materials"."title", "event_materials"."file_key", "event_materials"."file_name", "event_materials"."media_type", "event_materials"."size") = case when "event_materials"."insight_id" is null then 5 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "event_confirmations" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"response" "event_response" NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_confirmations_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_message_recipients" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"announced_event_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "event_message_recipients_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" "event_message_kind" NOT NULL,
	"status" "event_message_status" DEFAULT 'draft' NOT NULL,
	"groups" text[] NOT NULL,
	"user_ids" uuid[] DEFAULT '{}' NOT NULL,
	"organisation_ids" uuid[] DEFAULT '{}' NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"author_email" text NOT NULL,
	"sender_email" text,
	"send_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"skipped" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_messages_held_until" CHECK (("event_messages"."status" = 'draft') = ("event_messages"."send_at" is null)),
	CONSTRAINT "event_messages_sent_at" CHECK (("event_messages"."status" = 'sent') = ("event_messages"."sent_at" is not null)),
	CONSTRAINT "event_messages_to_someone" CHECK (cardinality("event_messages"."groups") > 0)
);
--> statement-breakpoint
CREATE TABLE "event_reminders" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "event_reminder_kind" NOT NULL,
	"event_date" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_reminders_event_id_user_id_kind_event_date_pk" PRIMARY KEY("event_id","user_id","kind","event_date")
);
--> statement-breakpoint
CREATE TABLE "event_history" (
	"event_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"user_id" uuid,
	"what" "seat_change" NOT NULL,
	"reason" text NOT NULL,
	"pair_id" uuid,
	"until" timestamp with time zone,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_history_event_id_number_pk" PRIMARY KEY("event_id","number")
);
--> statement-breakpoint
CREATE TABLE "event_waitlist" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"pair_id" uuid,
	"number" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"passed_for" text,
	CONSTRAINT "event_waitlist_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "seat_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"pair_id" uuid,
	"reason" text NOT NULL,
	"state" "seat_offer_state" DEFAULT 'open' NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"hash" text,
	CONSTRAINT "seat_offers_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_are_for_someone";--> statement-breakpoint
DROP INDEX "circle_requests_same_new";--> statement-breakpoint
DROP INDEX "events_search";--> statement-breakpoint
ALTER TABLE "circle_requests" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "max_suppliers" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "min_hospitals" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_next" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "hook" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "venue" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "agenda" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "host_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "host_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "language" "locale" DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "text_language" "locale" DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reminds_week_before" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reminds_day_before" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "shows_attendance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "wants_announcements" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_materials" ADD CONSTRAINT "event_materials_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_materials" ADD CONSTRAINT "event_materials_insight_id_insights_id_fk" FOREIGN KEY ("insight_id") REFERENCES "public"."insights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_confirmations" ADD CONSTRAINT "event_confirmations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_confirmations" ADD CONSTRAINT "event_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_message_recipients" ADD CONSTRAINT "event_message_recipients_message_id_event_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."event_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_message_recipients" ADD CONSTRAINT "event_message_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_message_recipients" ADD CONSTRAINT "event_message_recipients_announced_event_id_events_id_fk" FOREIGN KEY ("announced_event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reminders" ADD CONSTRAINT "event_reminders_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reminders" ADD CONSTRAINT "event_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_history" ADD CONSTRAINT "event_history_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_history" ADD CONSTRAINT "event_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_history" ADD CONSTRAINT "event_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_waitlist" ADD CONSTRAINT "event_waitlist_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_waitlist" ADD CONSTRAINT "event_waitlist_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_offers" ADD CONSTRAINT "seat_offers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_offers" ADD CONSTRAINT "seat_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_materials_of_insight" ON "event_materials" USING btree ("insight_id");--> statement-breakpoint
CREATE INDEX "event_confirmations_of" ON "event_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_message_recipients_announced" ON "event_message_recipients" USING btree ("announced_event_id","user_id");--> statement-breakpoint
CREATE INDEX "event_message_recipients_of" ON "event_message_recipients" USING btree ("user_id","created_at","message_id");--> statement-breakpoint
CREATE INDEX "event_message_recipients_not_mailed" ON "event_message_recipients" USING btree ("message_id") WHERE "event_message_recipients"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "event_message_recipients_by_age" ON "event_message_recipients" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "event_messages_of" ON "event_messages" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "event_reminders_of" ON "event_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_reminders_by_date" ON "event_reminders" USING btree ("event_date");--> statement-breakpoint
CREATE INDEX "event_history_of" ON "event_history" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_history_by" ON "event_history" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_waitlist_places" ON "event_waitlist" USING btree ("event_id","number");--> statement-breakpoint
CREATE INDEX "event_waitlist_of" ON "event_waitlist" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_offers_one_open" ON "seat_offers" USING btree ("event_id","user_id") WHERE "seat_offers"."state" = 'open';--> statement-breakpoint
CREATE INDEX "seat_offers_ends" ON "seat_offers" USING btree ("until") WHERE "seat_offers"."state" = 'open';--> statement-breakpoint
CREATE INDEX "seat_offers_of" ON "seat_offers" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_requests_of_event" ON "circle_requests" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "events_hosted_by" ON "events" USING btree ("host_id");--> statement-breakpoint
CREATE UNIQUE INDEX "circle_requests_same_new" ON "circle_requests" USING btree (lower("email"),"interests",md5("name" || chr(10) || coalesce("organization", '') || chr(10) || coalesce("role", '') || chr(10) || coalesce("country", '') || chr(10) || "why"),coalesce("event_id"::text, '')) WHERE "circle_requests"."status" = 'new';--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ((translate(lower(' ' || "title" || ' ' || coalesce("translations" #>> '{en,title}', '') || ' ' || coalesce("translations" #>> '{sv,title}', '') || ' ' || coalesce("translations" #>> '{no,title}', '') || ' ' || "event_type" || ' ' || "location"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_supplier_limit" CHECK ("events"."max_suppliers" >= 0);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_hospital_minimum" CHECK ("events"."min_hospitals" > 0);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_have_one_host" CHECK ("events"."host_id" is null or "events"."host_name" = '');--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_in_public_have_a_city" CHECK (not "events"."is_public" or "events"."city" <> '');--> statement-breakpoint
-- The circle sessions of the built-in content become events with the same ids, so that their addresses and calendar entries
-- stay. What is published is public; a draft, also of something published, is an event that nobody but admins sees.
CREATE FUNCTION pg_temp.moment_of(value text) RETURNS timestamptz LANGUAGE plpgsql AS $$
BEGIN
	RETURN value::timestamptz;
EXCEPTION WHEN others THEN
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION pg_temp.text_of(fields jsonb, field text, language text) RETURNS text LANGUAGE sql AS $$
	SELECT nullif(btrim(CASE jsonb_typeof(fields -> field)
		WHEN 'string' THEN CASE WHEN language = 'en' THEN fields ->> field END
		WHEN 'object' THEN fields #>> ARRAY[field, language]
	END), '')
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.texts_of(fields jsonb, language text) RETURNS jsonb LANGUAGE sql AS $$
	SELECT jsonb_strip_nulls(jsonb_build_object(
		'title', pg_temp.text_of(fields, 'title', language), 'hook', pg_temp.text_of(fields, 'hook', language),
		'city', pg_temp.text_of(fields, 'city', language), 'venue', pg_temp.text_of(fields, 'venue', language)))
$$;--> statement-breakpoint
CREATE TEMPORARY TABLE moved_sessions AS
SELECT id AS document_id, fields, published_at, created_at, updated_at, is_published,
	CASE
		WHEN is_published OR published_at IS NULL THEN
			CASE WHEN id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN id::uuid ELSE md5(id)::uuid END
		ELSE md5(id || ' draft')::uuid
	END AS event_id,
	CASE
		WHEN pg_temp.text_of(fields, 'title', 'en') IS NOT NULL THEN 'en'
		WHEN pg_temp.text_of(fields, 'title', 'sv') IS NOT NULL THEN 'sv'
		WHEN pg_temp.text_of(fields, 'title', 'no') IS NOT NULL THEN 'no'
		ELSE 'en'
	END AS own_language,
	pg_temp.moment_of(fields ->> 'dateTime') AS begins,
	pg_temp.moment_of(fields ->> 'endsAt') AS ends
FROM (
	SELECT id, published AS fields, published_at, created_at, updated_at, true AS is_published
	FROM content_documents WHERE type = 'circleSession' AND published IS NOT NULL
	UNION ALL
	SELECT id, draft, published_at, created_at, updated_at, false
	FROM content_documents WHERE type = 'circleSession' AND draft IS NOT NULL
) AS versions;--> statement-breakpoint
INSERT INTO events (id, title, hook, city, venue, location, event_type, event_date, ends_at, time_zone, roles, is_public, is_next,
	text_language, translations, sequence, created_at, updated_at)
SELECT event_id,
	coalesce(own.texts ->> 'title', 'Untitled session'),
	coalesce(own.texts ->> 'hook', ''), coalesce(own.texts ->> 'city', ''), coalesce(own.texts ->> 'venue', ''),
	concat_ws(', ', own.texts ->> 'venue', own.texts ->> 'city'),
	'Strategic Circle',
	-- A draft without a date has been one since it was made.
	coalesce(begins, created_at),
	CASE WHEN ends > begins THEN ends END,
	CASE pg_temp.text_of(fields, 'city', 'en') WHEN 'Oslo' THEN 'Europe/Oslo' WHEN 'Helsinki' THEN 'Europe/Helsinki' ELSE 'Europe/Stockholm' END,
	'{}',
	is_published AND begins IS NOT NULL AND own.texts ? 'title' AND own.texts ? 'city',
	is_published AND coalesce(fields -> 'isNext' = 'true'::jsonb, false),
	own_language::locale,
	(SELECT coalesce(jsonb_object_agg(language, pg_temp.texts_of(fields, language)), '{}') FROM unnest(ARRAY['en', 'sv', 'no']) AS language
		WHERE language <> own_language AND pg_temp.texts_of(fields, language) <> '{}'),
	-- Calendars have an entry with the minute of its publication as SEQUENCE, and replace it only by a higher one.
	CASE WHEN is_published THEN ceil(extract(epoch FROM published_at) / 60)::integer ELSE 0 END,
	created_at,
	CASE WHEN is_published THEN published_at ELSE updated_at END
FROM moved_sessions, LATERAL (SELECT pg_temp.texts_of(fields, own_language) AS texts) AS own
ON CONFLICT (id) DO NOTHING;--> statement-breakpoint
INSERT INTO sample_content (kind, id, added_at)
SELECT 'event', moved.event_id::text, sample.added_at FROM moved_sessions AS moved
JOIN sample_content AS sample ON sample.kind = 'document' AND sample.id = moved.document_id
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM sample_content USING moved_sessions AS moved WHERE kind = 'document' AND sample_content.id = moved.document_id;--> statement-breakpoint
DELETE FROM content_documents WHERE type = 'circleSession';--> statement-breakpoint
DROP TABLE moved_sessions;--> statement-breakpoint
DROP FUNCTION pg_temp.texts_of(jsonb, text);--> statement-breakpoint
DROP FUNCTION pg_temp.text_of(jsonb, text, text);--> statement-breakpoint
DROP FUNCTION pg_temp.moment_of(text);--> statement-breakpoint
-- The answers that were given before there was a history, so that replaying it gives the state.
INSERT INTO "event_history" ("event_id", "number", "user_id", "what", "reason", "by_id", "at")
SELECT "event_id", row_number() OVER (PARTITION BY "event_id" ORDER BY "updated_at", "user_id"), "user_id",
	CASE "response" WHEN 'attending' THEN 'attending'::"seat_change" ELSE 'not-attending'::"seat_change" END, 'before-history', "user_id", "updated_at"
FROM "event_responses";
