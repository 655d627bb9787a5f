DROP INDEX "users_email_parts";--> statement-breakpoint
DROP INDEX "users_addresses";--> statement-breakpoint
DROP INDEX "access_requests_search";--> statement-breakpoint
DROP INDEX "chat_messages_search";--> statement-breakpoint
DROP INDEX "circle_requests_search";--> statement-breakpoint
DROP INDEX "contact_requests_search";--> statement-breakpoint
DROP INDEX "content_documents_search";--> statement-breakpoint
DROP INDEX "events_search";--> statement-breakpoint
DROP INDEX "insights_search";--> statement-breakpoint
DROP INDEX "mails_search";--> statement-breakpoint
DROP INDEX "users_search";--> statement-breakpoint
DROP INDEX "users_beginnings";--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(' ' || "access_requests"."name" || ' ' || "access_requests"."organization" || ' ' || "access_requests"."email"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(' ' || left("chat_messages"."content", 200)), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "circle_requests" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(' ' || "circle_requests"."name" || ' ' || coalesce("circle_requests"."organization", '') || ' ' || "circle_requests"."email"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(' ' || "contact_requests"."name" || ' ' || "contact_requests"."organization" || ' ' || "contact_requests"."email"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(' ' || "mails"."subject" || ' ' || "mails"."to_name" || ' ' || "mails"."to_address"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(' ' || "users"."name" || ' ' || "users"."email"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "access_requests_domains" ON "access_requests" USING btree (lower(split_part("email", '@', 2)),"created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_newest" ON "chat_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_not_sent" ON "mails" USING btree ("created_at") WHERE "mails"."status" <> 'sent';--> statement-breakpoint
CREATE INDEX "mails_states" ON "mails" USING btree ("status","sent_at");--> statement-breakpoint
CREATE INDEX "account_links_open_invitations" ON "account_links" USING btree ("expires_at") WHERE "account_links"."purpose" = 'invite' and "account_links"."used_at" is null and "account_links"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING btree ("id","searched");--> statement-breakpoint
CREATE INDEX "access_requests_search" ON "access_requests" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "circle_requests_search" ON "circle_requests" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_requests_search" ON "contact_requests" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_documents_search" ON "content_documents" USING gin ((translate(lower(' ' || coalesce(coalesce("draft", "published") #>> '{title,en}', '') || ' ' || coalesce(coalesce("draft", "published") #>> '{title,sv}', '') || ' ' || coalesce(coalesce("draft", "published") #>> '{title,no}', '') || ' ' || coalesce(coalesce("draft", "published") #>> '{alt,en}', '') || ' ' || coalesce(coalesce("draft", "published") #>> '{alt,sv}', '') || ' ' || coalesce(coalesce("draft", "published") #>> '{alt,no}', '') || ' ' || coalesce(coalesce("draft", "published") #>> '{market,en}', '') || ' ' || coalesce(coalesce("draft", "published") #>> '{market,sv}', '') || ' ' || coalesce(coalesce("draft", "published") #>> '{market,no}', '') || ' ' || coalesce(coalesce("draft", "published") ->> 'author', '') || ' ' || coalesce(coalesce("draft", "published") ->> 'slug', '') || ' ' || coalesce(coalesce("draft", "published") ->> 'weekStart', '')), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ((translate(lower(' ' || "title" || ' ' || "event_type" || ' ' || "location"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "insights_search" ON "insights" USING gin ((translate(lower(' ' || coalesce("title" ->> 'en', '') || ' ' || coalesce("title" ->> 'sv', '') || ' ' || coalesce("title" ->> 'no', '') || ' ' || "file_name"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_search" ON "mails" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_beginnings" ON "users" USING btree ((left("searched", 80)) text_pattern_ops);