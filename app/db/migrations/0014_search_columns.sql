DROP INDEX "access_requests_search";--> statement-breakpoint
DROP INDEX "chat_messages_search";--> statement-breakpoint
DROP INDEX "circle_requests_search";--> statement-breakpoint
DROP INDEX "contact_requests_search";--> statement-breakpoint
DROP INDEX "mails_search";--> statement-breakpoint
DROP INDEX "users_search";--> statement-breakpoint
DROP INDEX "users_beginnings";--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(' ' || "access_requests"."name" || ' ' || "access_requests"."organization" || ' ' || "access_requests"."email"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz             ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(' ' || left("chat_messages"."content", 200)), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz             ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "circle_requests" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(' ' || "circle_requests"."name" || ' ' || coalesce("circle_requests"."organization", '') || ' ' || "circle_requests"."email"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz             ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(' ' || "contact_requests"."name" || ' ' || "contact_requests"."organization" || ' ' || "contact_requests"."email"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz             ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(' ' || "mails"."subject" || ' ' || "mails"."to_name" || ' ' || "mails"."to_address"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz             ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(' ' || "users"."name" || ' ' || "users"."email"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz             ')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_messages_newest" ON "chat_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_not_sent" ON "mails" USING btree ("created_at") WHERE "mails"."status" <> 'sent';--> statement-breakpoint
CREATE INDEX "account_links_open_invitations" ON "account_links" USING btree ("expires_at") WHERE "account_links"."purpose" = 'invite' and "account_links"."used_at" is null and "account_links"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "access_requests_search" ON "access_requests" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "circle_requests_search" ON "circle_requests" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_requests_search" ON "contact_requests" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_search" ON "mails" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_beginnings" ON "users" USING btree ((left("searched", 80)) text_pattern_ops);