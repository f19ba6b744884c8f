#!/bin/sh
# Makes the shop's role and its database. Patroni calls this once, with the address of the first primary.
exec psql "$1" --no-psqlrc --set ON_ERROR_STOP=1 --set password="$SHOP_PASSWORD" <<'SQL'
CREATE ROLE torg LOGIN PASSWORD :'password';
CREATE DATABASE torg OWNER torg;
SQL
