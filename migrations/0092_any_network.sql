-- Networks are listed in app/networks/network-list.server.ts only. Clicks and reports are checked
-- against it when they are read, and a list here would refuse the clicks of a new network.
ALTER TABLE click DROP CONSTRAINT click_network_check;
--> statement-breakpoint
ALTER TABLE commission DROP CONSTRAINT commission_network_check;
