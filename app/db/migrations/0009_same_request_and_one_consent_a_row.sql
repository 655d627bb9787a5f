ALTER TABLE "newsletter_subscriptions" DROP CONSTRAINT "newsletter_subscriptions_email_unique";--> statement-breakpoint
DROP INDEX "circle_requests_one_new";--> statement-breakpoint
CREATE UNIQUE INDEX "circle_requests_same_new" ON "circle_requests" USING btree (lower("email"),"interests",md5("name" || chr(10) || coalesce("organization", '') || chr(10) || coalesce("role", '') || chr(10) || coalesce("country", '') || chr(10) || "why")) WHERE "circle_requests"."status" = 'new';--> statement-breakpoint
CREATE INDEX "content_revisions_by_age" ON "content_revisions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_one_current" ON "newsletter_subscriptions" USING btree ("email") WHERE "newsletter_subscriptions"."status" <> 'unsubscribed';--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_of" ON "newsletter_subscriptions" USING btree ("email");