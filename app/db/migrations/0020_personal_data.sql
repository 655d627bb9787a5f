CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"locale" "locale" NOT NULL,
	"hash" text,
	"file_key" text,
	"size" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	CONSTRAINT "data_exports_hash_unique" UNIQUE("hash"),
	CONSTRAINT "data_exports_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "data_exports_lower_case" CHECK ("data_exports"."email" = lower("data_exports"."email")),
	CONSTRAINT "data_exports_status" CHECK ("data_exports"."status" in ('unconfirmed', 'queued', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "erased_people" (
	"hash" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"requested_by" text NOT NULL,
	"locale" "locale" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "erasures_email_unique" UNIQUE("email"),
	CONSTRAINT "erasures_lower_case" CHECK ("erasures"."email" = lower("erasures"."email")),
	CONSTRAINT "erasures_requested_by" CHECK ("erasures"."requested_by" in ('person', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "processing_limits" (
	"email" text PRIMARY KEY NOT NULL,
	"restricted_at" timestamp with time zone,
	"objected_at" timestamp with time zone,
	CONSTRAINT "processing_limits_lower_case" CHECK ("processing_limits"."email" = lower("processing_limits"."email"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_queued" ON "data_exports" USING btree ("email") WHERE "data_exports"."status" = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_unconfirmed" ON "data_exports" USING btree ("email") WHERE "data_exports"."status" = 'unconfirmed';--> statement-breakpoint
CREATE INDEX "data_exports_of" ON "data_exports" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "data_exports_by_age" ON "data_exports" USING btree ("created_at");