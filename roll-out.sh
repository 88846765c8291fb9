#!/bin/sh
# Starts or updates the shop of docker-compose.yml. Compose alone would stop both processes first; this replaces each one
# once the previous one is ready, so that one is always serving. If the new build doesn't become ready, this ends with an
# error, and the other process keeps running the old build.
set -eu
cd "$(dirname "$0")"

docker compose build api-1
docker compose up --detach --wait postgres
for replica in api-1 api-2; do
  docker compose up --detach --no-deps --wait --wait-timeout 300 "$replica"
done
docker compose up --detach --wait
