CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "user_access_levels_roles" ON "user_access_levels" USING btree ("role","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_access_levels_levels" ON "user_access_levels" USING btree ("access_level","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_access_levels_admins" ON "user_access_levels" USING btree ("user_id") WHERE "user_access_levels"."is_admin";--> statement-breakpoint
CREATE INDEX "users_email_parts" ON "users" USING gin ("email" gin_trgm_ops);