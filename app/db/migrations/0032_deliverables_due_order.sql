DROP INDEX "deliverables_due";--> statement-breakpoint
CREATE INDEX "deliverables_due" ON "deliverables" USING btree ("due_on","position","id") WHERE "deliverables"."state" in ('upcoming', 'pending');