#!/bin/sh
# Starts the shop of docker-compose.yml, or brings it up to date. Compose by itself would stop both processes first; here
# each is replaced once the one before it is ready, so that one always serves. If the new build does not get ready, this
# ends with an error, and the other process goes on with the old one.
set -eu
cd "$(dirname "$0")"

docker compose build api-1
docker compose up --detach --wait postgres
for replica in api-1 api-2; do
  docker compose up --detach --no-deps --wait --wait-timeout 300 "$replica"
done
docker compose up --detach --wait
