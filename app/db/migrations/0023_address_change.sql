ALTER TYPE "public"."account_link_purpose" ADD VALUE 'change-address';--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "former_addresses" text[] DEFAULT '{}' NOT NULL;