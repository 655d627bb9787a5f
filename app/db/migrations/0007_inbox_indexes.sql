CREATE INDEX "chat_conversations_open" ON "chat_conversations" USING btree ("created_at") WHERE "chat_conversations"."done_at" is null;--> statement-breakpoint
CREATE INDEX "circle_requests_open" ON "circle_requests" USING btree ("created_at") WHERE "circle_requests"."done_at" is null;--> statement-breakpoint
CREATE INDEX "contact_requests_open" ON "contact_requests" USING btree ("created_at") WHERE "contact_requests"."done_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_newest" ON "newsletter_subscriptions" USING btree ("created_at");