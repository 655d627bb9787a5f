CREATE TABLE "introductions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"engagement_id" uuid NOT NULL,
	"organisation_name" text NOT NULL,
	"person_name" text NOT NULL,
	"person_role" text DEFAULT '' NOT NULL,
	"organisation_id" uuid,
	"introduced_on" date NOT NULL,
	"met_on" date,
	"note" text DEFAULT '' NOT NULL,
	"author_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "introductions_met_on" CHECK ("introductions"."met_on" >= "introductions"."introduced_on")
);
--> statement-breakpoint
ALTER TABLE "threads" DROP CONSTRAINT "threads_about_one";--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "introduction_id" uuid;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "introductions_of" ON "introductions" USING btree ("engagement_id","introduced_on");--> statement-breakpoint
CREATE INDEX "introductions_to" ON "introductions" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "introductions_by" ON "introductions" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_introduction_id_introductions_id_fk" FOREIGN KEY ("introduction_id") REFERENCES "public"."introductions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "threads_of_introduction" ON "threads" USING btree ("introduction_id");--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_about_one" CHECK (num_nonnulls("threads"."engagement_id", "threads"."event_id", "threads"."introduction_id") <= 1);