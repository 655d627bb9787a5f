ALTER TABLE "member_imports" ADD COLUMN "run" jsonb;--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "access_level" "access_level";