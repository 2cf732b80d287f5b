vcl 4.1;

# Varnish in front of the storefront: see "A cache in front" in operate.md.

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

# The servers, which purge.
acl servers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "BAN") {
    if (client.ip !~ servers) {
      return (synth(403, "Only the storefront's servers purge"));
    }
    if (req.http.surrogate-key !~ "^[A-Za-z0-9_-]+$") {
      return (synth(400, "surrogate-key must be one key"));
    }
    ban("obj.http.surrogate-key ~ (^|\s)" + req.http.surrogate-key + "(\s|$)");
    return (synth(200, "Purged"));
  }
}

sub vcl_deliver {
  unset resp.http.surrogate-key;
}
