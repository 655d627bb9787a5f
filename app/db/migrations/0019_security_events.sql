CREATE TABLE "security_events" (
	"number" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"user_id" uuid,
	"actor_id" uuid,
	"network" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "security_events_outcome" CHECK ("security_events"."outcome" in ('done', 'refused'))
);
--> statement-breakpoint
CREATE INDEX "security_events_of" ON "security_events" USING btree ("user_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_events_by" ON "security_events" USING btree ("actor_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_events_kinds" ON "security_events" USING btree ("kind","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_events_newest" ON "security_events" USING btree ("created_at");