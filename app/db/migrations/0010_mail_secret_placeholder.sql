ALTER TABLE "mails" ADD COLUMN "secret_placeholder" text;--> statement-breakpoint
-- Mails that wait while this runs, and those in the log, were written with the placeholder that all shared.
UPDATE "mails" SET "secret_placeholder" = '__secret__' WHERE strpos("text", 'token=__secret__') > 0;
