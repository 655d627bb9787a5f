DROP INDEX "thread_messages_by";--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(' ' || "threads"."subject"), 'åäáàâãæÅÄÁÀÆçðéèêëÉÈíìîïñøöóòôõØÖÓšßüúùûÜýÿž.@-_+/,:()&"''’', 'aaaaaaaaaaaacdeeeeeeiiiinooooooooossuuuuuyyz              ')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "threads_search" ON "threads" USING gin (("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "thread_messages_by" ON "thread_messages" USING btree ("author_id","created_at");