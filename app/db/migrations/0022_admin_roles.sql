CREATE TYPE "public"."admin_role" AS ENUM('owner', 'member_manager', 'editor', 'reader');--> statement-breakpoint
CREATE TYPE "public"."view_theme" AS ENUM('dark', 'light');--> statement-breakpoint
DROP INDEX "user_access_levels_admins";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_role" "member_role";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_level" "access_level";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_locale" "locale";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_theme" "view_theme";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_access_levels" ADD COLUMN "admin_role" "admin_role";--> statement-breakpoint
-- Whoever was an admin may do what they could before.
UPDATE "user_access_levels" SET "admin_role" = 'owner' WHERE "is_admin";--> statement-breakpoint
CREATE INDEX "user_access_levels_admins" ON "user_access_levels" USING btree ("user_id") WHERE "user_access_levels"."admin_role" is not null;--> statement-breakpoint
ALTER TABLE "user_access_levels" DROP COLUMN "is_admin";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_view_whole" CHECK (num_nulls("sessions"."view_role", "sessions"."view_level", "sessions"."view_locale", "sessions"."view_theme", "sessions"."view_until") in (0, 5));