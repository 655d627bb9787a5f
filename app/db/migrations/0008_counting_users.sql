CREATE INDEX "user_access_levels_of" ON "user_access_levels" USING btree ("user_id","role");--> statement-breakpoint
CREATE INDEX "users_addresses" ON "users" USING btree ("id","email");