ALTER TYPE "public"."account_link_purpose" ADD VALUE 'not-me';--> statement-breakpoint
CREATE TABLE "auth_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_challenges_purpose" CHECK ("auth_challenges"."purpose" in ('second-step', 'passkey-sign-in', 'passkey-second-step', 'passkey-registration', 'passkey-proof'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "deleted_security_events" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deleted_security_events_one_row" CHECK ("deleted_security_events"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "has_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "factor_grace_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_challenges" ADD CONSTRAINT "auth_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_challenges_ends" ON "auth_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_challenges_of" ON "auth_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_of" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_queued" ON "data_exports" USING btree ("email") WHERE "data_exports"."status" = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_unconfirmed" ON "data_exports" USING btree ("email") WHERE "data_exports"."status" = 'unconfirmed';--> statement-breakpoint
CREATE INDEX "data_exports_of" ON "data_exports" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "data_exports_by_age" ON "data_exports" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The proof of sessions from before is their sign-in.
UPDATE "sessions" SET "proven_at" = "created_at";
